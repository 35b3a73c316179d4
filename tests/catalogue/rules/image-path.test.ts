// Rules 803, 804
import { expect, it } from 'vitest'
import { imagePath, mediaAddress, thumbnailPath } from '../../../src/catalogue/rules/image-path.ts'

it.each([
  ['a hashed file has no folder', 'ab12.jpg', true, '2024-05-17', 'ab12.jpg'],
  ['another file is in a folder of year and month', 'a.jpg', false, '2024-05-17 10:00:00', '2024/05/a.jpg'],
  ['a path stays unchanged', 'web_files/2023/01/a.jpg', false, '2024-05-17', '2023/01/a.jpg'],
  ['slashes before web_files are dropped', '//web_files/a.jpg', false, '2024-05-17', '2024/05/a.jpg'],
  ['web_files further down stays', 'old/web_files/a.jpg', false, '2024-05-17', 'old/web_files/a.jpg'],
  ['a date that does not begin with its year gives no folder', 'a.jpg', false, '17. 2024-05', 'a.jpg'],
  ['a month of one digit gives no folder', 'a.jpg', false, '2024-5-17', 'a.jpg'],
  ['a missing date gives no folder', 'a.jpg', false, '', 'a.jpg'],
  ['no picture has no path', '', false, '2024-05-17', ''],
])('imagePath: %s', (_, image, isHashedPath, createdAt, path) =>
  expect(imagePath({ image, isHashedPath, createdAt })).toBe(path),
)

it.each([
  ['a.jpg', 't_a.jpg'],
  ['2024/05/a.jpg', '2024/05/t_a.jpg'],
  ['', ''],
])('thumbnailPath: %j has %j', (path, thumbnail) => expect(thumbnailPath(path)).toBe(thumbnail))

it('mediaAddress escapes special characters of a file name', () => {
  expect(mediaAddress('https://media.example.sk', '2024/05/modré tričko#1.jpg')).toBe(
    'https://media.example.sk/web_files/2024/05/modr%C3%A9%20tri%C4%8Dko%231.jpg',
  )
})

it.each([
  ['../../evil.jpg', 'evil.jpg'],
  ['2024/../../05/./a.jpg', '2024/05/a.jpg'],
  ['..', ''],
  ['2024/..a.jpg', '2024/..a.jpg'],
  ['..\\a.jpg', '..%5Ca.jpg'],
])('mediaAddress keeps %s below web_files/', (path, below) => {
  const address = mediaAddress('https://media.example.sk', path)
  expect(new URL(address).href).toBe(`https://media.example.sk/web_files/${below}`)
})

it('mediaAddress accepts a name that was cut inside a character', () => {
  expect(mediaAddress('https://media.example.sk', '👩.jpg'.slice(0, 1))).toBe(
    'https://media.example.sk/web_files/%EF%BF%BD',
  )
})
