import { SecondFactorPage } from '@/components/auth/SecondFactorPage'
import { models } from '../../models/models'
import { answer, challenge, ignore, person } from '../fixtures'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const page =
  ({ factors }: typeof models.secondFactor.input) =>
  () => (
    <SecondFactorPage
      email={person.email}
      factors={factors}
      code={{ onSend: challenge }}
      verification={{ onSend: answer }}
      onLeave={ignore}
    />
  )

const subjects = {
  secondFactor: page(models.secondFactor.input),
  secondFactorWithoutCode: page(models.secondFactorWithoutCode.input),
}

export const SecondFactor = () => <SiteStepper machine="secondFactor" subjects={subjects} />
