import { mix } from './colour-mixing.ts'

/** Size of every banner drawing. */
export const BANNER_WIDTH = 1920
export const BANNER_HEIGHT = 720

const FULL = `width="${BANNER_WIDTH}" height="${BANNER_HEIGHT}"`

/** A softly lit wall of one colour, lightest behind the products at the right. */
export function wall(colour: string): string {
  return (
    `<defs><radialGradient id="wall" cx="0.68" cy="0.36" r="0.8"><stop offset="0" stop-color="${mix(colour, '#ffffff', 0.42)}"/>` +
    `<stop offset="0.55" stop-color="${colour}"/><stop offset="1" stop-color="${mix(colour, '#2b2018', 0.12)}"/></radialGradient></defs>` +
    `<rect ${FULL} fill="url(#wall)"/>`
  )
}

/** A table top from `y` to the lower edge. */
export function table(y: number, wood: string): string {
  const grain = Array.from({ length: 9 }, (_, row) => {
    const at = y + 14 + row * row * 3.2
    return `<path d="M0 ${at}C500 ${at + 6 - (row % 3) * 5} 1200 ${at - 8 + (row % 4) * 5} 1920 ${at + 3}"/>`
  })
  return (
    `<defs><linearGradient id="table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(wood, '#ffffff', 0.2)}"/><stop offset="1" stop-color="${mix(wood, '#2a170a', 0.12)}"/></linearGradient></defs>` +
    `<rect y="${y}" width="${BANNER_WIDTH}" height="${BANNER_HEIGHT - y}" fill="url(#table)"/><rect y="${y - 16}" width="${BANNER_WIDTH}" height="16" fill="#2a170a" opacity="0.05"/>` +
    `<g fill="none" stroke="${mix(wood, '#2a170a', 0.4)}" stroke-width="2" opacity="0.16">${grain.join('')}</g><path d="M0 ${y}H${BANNER_WIDTH}" stroke="#fff" stroke-width="2" opacity="0.5"/>`
  )
}

/** A wooden shelf board whose top is at `y`, from `x` to the right edge. */
export function shelf(x: number, y: number, wood: string): string {
  const width = BANNER_WIDTH - x
  return (
    `<defs><linearGradient id="shelf-shadow" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a170a" stop-opacity="0.26"/><stop offset="1" stop-color="#2a170a" stop-opacity="0"/></linearGradient></defs>` +
    `<path d="M${x + 14} ${y + 46}H${BANNER_WIDTH}V${y + 130}H${x + 46}Z" fill="url(#shelf-shadow)"/>` +
    `<rect x="${x}" y="${y - 12}" width="${width}" height="24" fill="${mix(wood, '#ffffff', 0.22)}"/><rect x="${x}" y="${y + 12}" width="${width}" height="36" fill="${wood}"/>` +
    `<path d="M${x} ${y + 22}C${x + 400} ${y + 18} ${x + 700} ${y + 30} ${BANNER_WIDTH} ${y + 24}M${x} ${y + 36}C${x + 300} ${y + 40} ${x + 800} ${y + 32} ${BANNER_WIDTH} ${y + 38}" fill="none" stroke="#2a170a" stroke-width="1.6" opacity="0.2"/>` +
    `<path d="M${x} ${y + 12}H${BANNER_WIDTH}" stroke="#fff" stroke-width="2" opacity="0.35"/>`
  )
}

/** A steel rail with a hook for every hanger position. */
export function rail(y: number, hooks: readonly { x: number; to: number }[]): string {
  const hangers = hooks.map(
    ({ x, to }) =>
      `<path d="M${x - 16} ${y + 4}C${x - 18} ${y - 22} ${x + 18} ${y - 22} ${x + 17} ${y + 2}C${x + 16} ${y + 18} ${x} ${y + 18} ${x} ${y + 40}V${to}" fill="none" stroke="#77736d" stroke-width="6" stroke-linecap="round"/>`,
  )
  return (
    `<rect x="600" y="${y + 26}" width="1320" height="10" fill="#000" opacity="0.05"/>${hangers.join('')}<rect x="600" y="${y - 7}" width="1320" height="14" rx="7" fill="#a8a39b"/><rect x="602" y="${y - 5}" width="1318" height="4" rx="2" fill="#fff" opacity="0.7"/><rect x="602" y="${y + 3}" width="1318" height="4" fill="#5b5751" opacity="0.5"/>` +
    `<circle cx="604" cy="${y}" r="13" fill="#8f8a82"/><circle cx="601" cy="${y - 3}" r="5" fill="#fff" opacity="0.5"/>`
  )
}

/** A leafy pot plant standing with its foot at (x, y). */
export function plant(x: number, y: number): string {
  const leaf = (turn: number, length: number, tone: string) =>
    `<g transform="rotate(${turn} 0 -110)"><path d="M0 -110C-34 ${-110 - length * 0.4} -30 ${-110 - length * 0.8} 0 ${-110 - length}C30 ${-110 - length * 0.8} 34 ${-110 - length * 0.4} 0 -110Z" fill="${tone}"/><path d="M0 -110V${-118 - length * 0.8}" stroke="#24452f" stroke-width="2.4" opacity="0.4"/></g>`
  return (
    `<g transform="translate(${x} ${y})"><ellipse cx="10" cy="-2" rx="76" ry="12" fill="#2a170a" opacity="0.22"/>` +
    [
      leaf(-74, 150, '#3f6b4a'),
      leaf(70, 156, '#365f42'),
      leaf(-44, 190, '#4f8058'),
      leaf(42, 196, '#477650'),
      leaf(-16, 216, '#3f6b4a'),
      leaf(14, 224, '#5c8d63'),
    ].join('') +
    `<path d="M-62 -118H62L48 0H-48Z" fill="#e9e2d6"/><path d="M20 -118H62L48 0H14Z" fill="#8f8473" opacity="0.3"/><path d="M-66 -130H66V-106H-66Z" fill="#f4eee4"/><path d="M16 -130H66V-106H16Z" fill="#8f8473" opacity="0.25"/></g>`
  )
}

/** A hazy mountain landscape over the whole banner with a stone ledge in front. */
export function mountains(): string {
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9c9de"/><stop offset="0.6" stop-color="#f3e6d2"/><stop offset="1" stop-color="#f6d9b8"/></linearGradient>` +
    `<radialGradient id="glow" cx="0.5" cy="0.5" r="0.5"><stop offset="0" stop-color="#fff6de"/><stop offset="0.3" stop-color="#fff0cf" stop-opacity="0.7"/><stop offset="1" stop-color="#fff0cf" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="haze" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f5e7d4" stop-opacity="0"/><stop offset="1" stop-color="#f5e7d4" stop-opacity="0.75"/></linearGradient>` +
    `<linearGradient id="ledge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d9d0c2"/><stop offset="0.25" stop-color="#b9ae9d"/><stop offset="1" stop-color="#94887a"/></linearGradient></defs>` +
    `<rect ${FULL} fill="url(#sky)"/><circle cx="900" cy="250" r="300" fill="url(#glow)"/>` +
    `<path d="M0 470L180 400L340 436L520 350L640 392L760 280L840 330L930 214L990 262L1060 190L1150 300L1240 246L1360 356L1480 290L1640 392L1780 330L1920 410V720H0Z" fill="#9db3c4"/>` +
    `<path d="M930 214L990 262L1060 190L1110 250L1080 262L1056 240L1030 286L992 290L960 268L934 300L912 270L880 296ZM1240 246L1290 292L1262 306L1236 284L1212 308L1196 278ZM760 280L804 308L780 322L758 308L736 330L726 316Z" fill="#f8f5f0" opacity="0.85"/>` +
    `<rect y="250" width="${BANNER_WIDTH}" height="300" fill="url(#haze)"/>` +
    `<path d="M0 520C200 450 380 480 560 500S900 430 1100 470S1500 420 1920 490V720H0Z" fill="#7d9a92"/><rect y="420" width="${BANNER_WIDTH}" height="200" fill="url(#haze)" opacity="0.7"/>` +
    `<path d="M0 590C300 530 620 560 900 570S1500 520 1920 560V720H0Z" fill="#5c7d6c"/>` +
    pines() +
    `<path d="M0 640C400 630 1400 626 1920 634V720H0Z" fill="url(#ledge)"/><path d="M0 640C400 630 1400 626 1920 634" fill="none" stroke="#fff" stroke-width="3" opacity="0.4"/>`
  )
}

function pines(): string {
  return Array.from({ length: 34 }, (_, index) => {
    const x = ((index * 197) % 1960) - 20
    const height = 60 + ((index * 53) % 70)
    const y = 640
    const half = height * 0.2
    return `<path d="M${x} ${y - height}L${x + half * 0.6} ${y - height * 0.62}L${x + half * 0.4} ${y - height * 0.62}L${x + half} ${y}H${x - half}L${x - half * 0.4} ${y - height * 0.62}L${x - half * 0.6} ${y - height * 0.62}Z" fill="${index % 2 ? '#426353' : '#4c6f5d'}"/>`
  }).join('')
}
