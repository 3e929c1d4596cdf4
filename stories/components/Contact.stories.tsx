import { Headquarters as HeadquartersSection } from '@/components/contact/Headquarters'
import { HoursTable } from '@/components/contact/HoursTable'
import { Questions as QuestionsSection } from '@/components/contact/Questions'
import { SupportFacts } from '@/components/contact/SupportFacts'
import { TextAreaField } from '@/components/forms/TextAreaField'
import { useForm } from '@/components/forms/useForm'
import { answer } from '../fixtures'
import { frozenForm } from '../workbench/frozenForm'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Contact' }

export const Support = () => (
  <WideStage>
    <SupportFacts />
  </WideStage>
)

export const Hours = () => (
  <WideStage>
    <HoursTable />
  </WideStage>
)

export const Headquarters = () => (
  <WideStage>
    <HeadquartersSection />
  </WideStage>
)

export const Questions = () => <QuestionsSection />

const validate = ({ note }: { note: string }) => ({ note: note ? undefined : 'Please write a note.' })

function NoteField({ isInvalid, note }: { isInvalid?: boolean; note: string }) {
  const snapshot = frozenForm(isInvalid ? 'invalid' : 'editing', { values: { note }, validate })
  const form = useForm({ values: { note }, validate, onSend: answer, snapshot })
  return (
    <WideStage>
      <TextAreaField form={form} name="note" label="Note" hint="As long as it takes." />
    </WideStage>
  )
}

export const TextAreaEmpty = () => <NoteField note="" />

export const TextAreaLong = () => <NoteField note={'One line after another.\n'.repeat(40)} />

export const TextAreaInvalid = () => <NoteField note="" isInvalid />
