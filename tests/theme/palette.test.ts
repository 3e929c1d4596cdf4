import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

test('the palette’s colours have their meaning from the theme, and no component takes one', () => {
  const users = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => /from '[^']*\/palette'/.test(readFileSync(path.join('src', file), 'utf8')))
  // The document's own colour is the background, which browsers paint around the page.
  expect(users.sort()).toEqual(['start/prerender.tsx', 'theme/semanticTokens.ts'])
})

/** A colour that is written out, which no theme can change. */
const literalColour =
  /(?<=['"`\s(,:])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?=['"`\s),;])|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s]|\b(?:color|bg|background|fill|stroke|borderColor|stopColor)[=:]\s*["'{]*(?:white|black|gr[ae]y|gold)\b/gi

/** The file with colours for cameras: black on white in every theme. */
const forCameras = 'data/text/drawQrPicture.ts'

test('every colour outside of the theme is a token, so that it follows the theme', () => {
  expect(`<path fill="white" /> linear-gradient(rgb(0 0 0 / 0.5), #fff)`.match(literalColour)).toHaveLength(3)
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !file.startsWith('theme/') && file !== forCameras)
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join('src', file), 'utf8').matchAll(literalColour),
        ([colour]) => `${file}: ${colour}`,
      ),
    )
  expect(found).toEqual([])
})
