/** The texts of stories by their files and exports. */
export type TextsByFile = Record<string, Record<string, string[]>>

/** The same with each text once, since most are in many stories: a story has the places of its texts. */
export type PackedTexts = { texts: string[]; files: Record<string, Record<string, number[]>> }

const mapStories = <From, To>(files: Record<string, Record<string, From>>, map: (texts: From) => To) =>
  Object.fromEntries(
    Object.entries(files).map(([file, stories]) => [
      file,
      Object.fromEntries(Object.entries(stories).map(([story, texts]) => [story, map(texts)])),
    ]),
  )

/** Packs the texts of stories for the workbench's page. */
export function packTexts(files: TextsByFile): PackedTexts {
  const places = new Map<string, number>()
  const placeOf = (text: string) => {
    const place = places.get(text) ?? places.size
    places.set(text, place)
    return place
  }
  const packed = mapStories(files, (texts) => texts.map(placeOf))
  return { texts: [...places.keys()], files: packed }
}

/** Reads packed texts. */
export const unpackTexts = ({ texts, files }: PackedTexts): TextsByFile =>
  mapStories(files, (places) => places.flatMap((place) => texts[place] ?? []))
