export const RECENTLY_SEEN = 'Naposledy ste si pozreli'
