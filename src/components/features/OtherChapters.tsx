import { otherChapters } from '@/data/content/otherFeatures'
import { Chapter } from './Chapter'
import { ChapterCards } from './ChapterCards'
import { ChapterList } from './ChapterList'

/** The chapters of the features page after the first. */
export function OtherChapters() {
  return (
    <ChapterList>
      {otherChapters.map((chapter, index) => (
        <Chapter key={chapter.id} chapter={chapter} number={index + 2}>
          <ChapterCards layout={chapter.layout} features={chapter.features} />
        </Chapter>
      ))}
    </ChapterList>
  )
}
