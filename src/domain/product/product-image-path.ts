/**
 * Where a product's picture lies below `web_files/` (rule 803): hashed products directly, others in the folder of the
 * year and month they were made in. A name that already carries a folder is left as it is.
 * @example imagePath({ image: 'a.jpg', isHashedPath: false, createdAt: '2024-05-17' }) // '2024/05/a.jpg'
 */
export function imagePath(picture: { image: string; isHashedPath: boolean; createdAt: string }): string {
  const name = picture.image.replace(/^\/+/, '').replace(/^web_files\//, '')
  if (name === '' || name.includes('/') || picture.isHashedPath) return name
  const date = /^(\d{4})-(\d{2})/.exec(picture.createdAt)
  return date ? `${date[1]}/${date[2]}/${name}` : name
}
