export const CONTACT_LABELS = { phone: 'Telefón', email: 'E-mail' } as const
