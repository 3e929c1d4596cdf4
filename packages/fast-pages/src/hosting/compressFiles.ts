import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

const compressible = /\.(html|js|css|svg|json|webmanifest|xml|txt|md)$/

/** In bytes. What is smaller hardly gets smaller still, beside the headers of its answer. */
const smallest = 512

/** Writes a `.br` and a `.gz` beside each file of a folder that is sent often and gets smaller by it. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map(async (entry) => {
        const file = path.join(entry.parentPath, entry.name)
        const content = await readFile(file)
        if (content.length < smallest) return
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        }
        await Promise.all([
          brotli(content, { params }).then((result) => writeFile(`${file}.br`, result)),
          gzipped(content, { level: constants.Z_BEST_COMPRESSION }).then((result) =>
            writeFile(`${file}.gz`, result),
          ),
        ])
      }),
  )
}
