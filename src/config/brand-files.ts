/** The owner's logo, of which all icons are made. */
export const LOGO_FILE = 'src/config/brand/logo.svg'

/** The owner's colours. */
export const COLORS_FILE = 'src/config/brand/colors.css'
