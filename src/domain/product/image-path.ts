const WEB_FILES = 'web_files/'

/**
 * The thumbnail beside a picture: prefix `t_` before the file name.
 * @example thumbnailPath('2024/05/a.jpg') // '2024/05/t_a.jpg'
 */
export function thumbnailPath(path: string): string {
  const slash = path.lastIndexOf('/') + 1
  return path === '' ? '' : `${path.slice(0, slash)}t_${path.slice(slash)}`
}

/**
 * The address of a file below `web_files/` on the media host. Half of a letter outside the basic plane, which no address
 * can hold, becomes the sign for a letter that is missing.
 * @param mediaUrl origin of the media host, without a slash at its end
 */
export function mediaAddress(mediaUrl: string, path: string): string {
  const whole = path.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
  return `${mediaUrl}/${WEB_FILES}${whole.split('/').map(encodeURIComponent).join('/')}`
}
