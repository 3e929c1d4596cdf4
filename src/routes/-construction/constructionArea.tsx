import type { ComponentType, ReactNode } from 'react'
import { SupportAnswers } from '@/components/contact/SupportAnswers'
import { SharedHead } from '@/components/layout/SharedHead'
import { UnderConstruction } from '@/components/systemPages/UnderConstruction'
import { describePlaceholder } from '@/data/content/pageHead'
import type { Placeholder } from '@/data/site/navigation'

/** The pages of an area that are under construction, and how one is shown. */
export type ConstructionArea = { pages: readonly Placeholder[]; show: (page: Placeholder) => ReactNode }

/** An area's pages under construction, with the area's drawing. */
export const constructionArea = (
  pages: readonly Placeholder[],
  Picture: ComponentType,
): ConstructionArea => ({
  pages,
  show: ({ to, hasAnswers, ...construction }) => (
    <>
      <SharedHead {...describePlaceholder({ ...construction, to })} />
      <UnderConstruction {...construction} picture={<Picture />}>
        {hasAnswers ? <SupportAnswers /> : null}
      </UnderConstruction>
    </>
  ),
})
