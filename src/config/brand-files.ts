/** The owner's logo. All icons are made from it. */
export const LOGO_FILE = 'src/config/brand/logo.svg'

export const COLORS_FILE = 'src/config/brand/colors.css'
