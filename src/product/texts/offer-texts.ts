/** A colour after 'v'. Only adjectives are inflected. @example inColor('tmavá modrá') // 'v tmavej modrej' */
export function inColor(color: string): string {
  const isAdjective = color.split(' ').every((word) => /(?:á|iela|ierna)$/.test(word))
  const said = isAdjective ? color.toLowerCase().replaceAll(/[áa](?= |$)/g, 'ej') : `farbe ${color}`
  return `${/^[vf]/.test(said) ? 'vo' : 'v'}\u00A0${said}`
}
