import { KnownPart } from '@/components/systemPages/KnownFacts'
import { contact } from '@/data/content/contact'
import { AnswerList } from './AnswerList'
import { HoursTable } from './HoursTable'

/** Answers before the support page exists: the frequent questions and the hours. */
export function SupportAnswers() {
  return (
    <>
      <KnownPart title={contact.questions.title}>
        <AnswerList />
      </KnownPart>
      <KnownPart title={contact.hours.title}>
        <HoursTable />
      </KnownPart>
    </>
  )
}
