import { featureChapters } from '@/data/content/features'
import { Chapter } from './Chapter'
import { ChapterList } from './ChapterList'

/** The chapters of the features page after the first. */
export function OtherChapters() {
  return (
    <ChapterList>
      {featureChapters.slice(1).map((chapter, index) => (
        <Chapter key={chapter.id} chapter={chapter} number={index + 2} />
      ))}
    </ChapterList>
  )
}
