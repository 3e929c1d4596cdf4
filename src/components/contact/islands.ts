import { defineIsland } from '@king-exchange/fast-pages/react'

/** What comes after the form, with its height as measured at 375, 768 and 1440 px. */
export const questionsAndOffice = defineIsland({
  name: 'questions-and-office',
  height: { base: '1380px', md: '1049px', lg: '635px' },
  load: () => import('./QuestionsAndOffice').then(({ QuestionsAndOffice }) => QuestionsAndOffice),
})
