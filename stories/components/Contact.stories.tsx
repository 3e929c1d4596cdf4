import { Headquarters as HeadquartersSection } from '@/components/contact/Headquarters'
import { HoursTable } from '@/components/contact/HoursTable'
import { Questions as QuestionsSection } from '@/components/contact/QuestionsAndOffice'
import { SupportFacts } from '@/components/contact/SupportFacts'
import { SupportStatus } from '@/components/contact/SupportStatus'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { answer } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { type FormState, frozenForm } from '../workbench/frozenForm'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Contact' }

export const Support = () => (
  <WideStage>
    <SupportFacts />
  </WideStage>
)

const statusAt = (day: number, hour: number) => (
  <WideStage>
    <SupportFacts status={<SupportStatus now={Date.UTC(2026, 10, day, hour)} />} />
  </WideStage>
)

export const SupportOpen = () => statusAt(23, 16)

export const SupportClosedForTheNight = () => statusAt(24, 2)

export const SupportForEmergencies = () => statusAt(22, 16)

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

export const Questions = () => (
  <WideStage>
    <QuestionsSection />
  </WideStage>
)

const validate = ({ note }: { note: string }) => ({ note: note ? undefined : 'Please write a note.' })

function NoteField() {
  const form = useForm({ values: { note: '' }, validate, onSend: answer })
  return (
    <WideStage>
      <TextField form={form} name="note" label="Note" hint="As long as it takes." isLong />
    </WideStage>
  )
}

const noteField = (state: FormState, note: string) => (
  <Frozen snapshots={{ form: frozenForm(state, { values: { note }, validate }) }}>
    <NoteField />
  </Frozen>
)

export const TextAreaEmpty = () => noteField('editing', '')

export const TextAreaLong = () => noteField('editing', 'One line after another.\n'.repeat(40))

export const TextAreaInvalid = () => noteField('invalid', '')
