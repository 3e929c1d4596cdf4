/** Sizes of a file or of several, in KiB. */
type Sizes = { raw: number; gzip: number; brotli: number }

/** For each prerendered page of a build: its document, and the scripts that the document asks for. */
export function measurePages(
  folder: string,
): { path: string; count: number; document: Sizes; scripts: Sizes }[]
