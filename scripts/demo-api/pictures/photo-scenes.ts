const SCENE_COUNT = 5

interface Sky {
  top: string
  bottom: string
  view: string
}

const SCENES: Sky[] = [
  {
    top: '#7fb2d8',
    bottom: '#f4e2c4',
    view:
      '<path d="M0 62L18 38L28 48L44 24L60 46L72 34L100 64V100H0Z" fill="#5f7d97"/><path d="M44 24L53 36L48 40L44 34L40 42L36 36ZM72 34L80 43L74 47L71 42L67 44L66 40ZM18 38L23 43L18 47L14 43Z" fill="#f7f7f5"/>' +
      '<path d="M0 70L20 58L46 70L70 56L100 72V100H0Z" fill="#4a6b55"/><path d="M0 84C30 70 70 74 100 82V100H0Z" fill="#33523f"/><path d="M22 88C40 80 62 80 78 88C66 94 38 95 22 88Z" fill="#9cc3d8"/>',
  },
  {
    top: '#3f5f95',
    bottom: '#f6a35d',
    view:
      '<circle cx="58" cy="55" r="12" fill="#ffe3a1"/><path d="M0 60H100V100H0Z" fill="#2f4a74"/><path d="M44 64H74M48 70H70M40 77H76M52 84H66" stroke="#ffd9a0" stroke-width="2" stroke-linecap="round"/>' +
      '<path d="M0 60L0 46C12 44 22 52 34 60Z" fill="#1f2f4d"/><path d="M24 72L26 58L36 71ZM20 73H38L35 77H23Z" fill="#f8f1e4"/>',
  },
  {
    top: '#dfe6dd',
    bottom: '#b7c8b8',
    view:
      '<path d="M0 60L8 34L14 56L22 28L30 58L38 36L46 60L56 30L64 58L74 34L82 60L92 38L100 60V100H0Z" fill="#8fa896"/><path d="M0 80L10 48L18 74L28 44L38 78L48 52L58 80L70 46L80 76L90 54L100 78V100H0Z" fill="#56755f"/>' +
      '<path d="M0 96L12 64L24 92L36 66L46 98H0ZM58 98L70 68L82 94L92 70L100 90V100H58Z" fill="#2d4838"/>',
  },
  {
    top: '#141d3a',
    bottom: '#4f5f96',
    view:
      '<circle cx="72" cy="26" r="10" fill="#f5efd4"/><circle cx="20" cy="18" r="1.2" fill="#fff"/><circle cx="38" cy="30" r="1" fill="#fff"/><circle cx="52" cy="14" r="1.2" fill="#fff"/><circle cx="12" cy="42" r="1" fill="#fff"/><circle cx="90" cy="46" r="1.1" fill="#fff"/>' +
      '<path d="M0 72L24 50L40 66L62 44L100 74V100H0Z" fill="#27315a"/><path d="M0 84L100 78V100H0Z" fill="#161d36"/><path d="M34 84L48 62L62 83Z" fill="#f0a24b"/><path d="M45 84L48 72L52 83Z" fill="#3a2412"/>',
  },
  {
    top: '#a7d0ea',
    bottom: '#e8f3ee',
    view:
      '<circle cx="26" cy="24" r="9" fill="#fff3c2"/><path d="M0 62C24 44 50 52 68 56S92 54 100 50V100H0Z" fill="#8fb56a"/><path d="M0 76C30 62 70 66 100 72V100H0Z" fill="#6a9a50"/><path d="M62 58V46L70 39L78 46V58Z" fill="#f2e6d0"/><path d="M59 47L70 37L81 47L79 49L70 41L61 49Z" fill="#b14a34"/>' +
      '<g fill="#fff"><circle cx="14" cy="84" r="2.4"/><circle cx="28" cy="90" r="2.8"/><circle cx="44" cy="84" r="2.4"/><circle cx="60" cy="91" r="2.8"/><circle cx="76" cy="84" r="2.4"/><circle cx="90" cy="90" r="2.8"/></g>',
  },
]

/** A landscape photograph filling a 100 x 100 box; `variant` picks one of SCENE_COUNT, `id` prefixes SVG ids. */
export function photoScene(variant: number, id: string): string {
  const scene = SCENES[variant % SCENE_COUNT]
  if (!scene) return ''
  return (
    `<defs><linearGradient id="${id}-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${scene.top}"/><stop offset="0.7" stop-color="${scene.bottom}"/></linearGradient></defs>` +
    `<rect width="100" height="100" fill="url(#${id}-sky)"/>${scene.view}`
  )
}
