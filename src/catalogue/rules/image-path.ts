const WEB_FILES = 'web_files/'

/** A file's path below `web_files/`. The API may write that folder or leave it out. */
export function webFilesPath(path: string): string {
  return path.replace(/^\/+/, '').replace(/^web_files\//, '')
}

/**
 * Hashed pictures lie directly in `web_files/`, others in the folder of their year and month (rule 803).
 * @example imagePath({ image: 'a.jpg', isHashedPath: false, createdAt: '2024-05-17' }) // '2024/05/a.jpg'
 */
export function imagePath(picture: { image: string; isHashedPath: boolean; createdAt: string }): string {
  const name = webFilesPath(picture.image)
  if (name === '' || name.includes('/') || picture.isHashedPath) return name
  const date = /^(\d{4})-(\d{2})/.exec(picture.createdAt)
  return date ? `${date[1]}/${date[2]}/${name}` : name
}

/** @example thumbnailPath('2024/05/a.jpg') // '2024/05/t_a.jpg' */
export function thumbnailPath(path: string): string {
  const slash = path.lastIndexOf('/') + 1
  return path === '' ? '' : `${path.slice(0, slash)}t_${path.slice(slash)}`
}

/** The path of the picture that a small copy is made from. @example fullPicturePath('2024/05/t_a.jpg') // '2024/05/a.jpg' */
export function fullPicturePath(path: string): string {
  return path.replace(/(^|\/)t_(?=[^/]+$)/, '$1')
}

/**
 * Lone surrogates become U+FFFD, because no address can contain them. Steps such as `..` are dropped, so no path leaves
 * `web_files/` (rule 803). `mediaUrl` has no slash at its end.
 */
export function mediaAddress(mediaUrl: string, path: string): string {
  const whole = path.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  const steps = whole.split('/').filter((step) => step !== '.' && step !== '..')
  return `${mediaUrl}/${WEB_FILES}${steps.map(encodeURIComponent).join('/')}`
}
