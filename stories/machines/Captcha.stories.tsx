import { Button } from '@chakra-ui/react/button'
import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import { Stack } from '@chakra-ui/react/stack'
import { createRef } from 'react'
import { Captcha as Check } from '@/components/auth/Captcha'
import { WideStage } from '../workbench/Stage'
import { SiteStepper } from './SiteStepper'

export default { title: 'Stepper' }

const form = createRef<HTMLFormElement>()

const Form = () => (
  <WideStage>
    <form ref={form} onSubmit={(event) => event.preventDefault()}>
      <Stack gap="5">
        <Field.Root>
          <Field.Label>Email</Field.Label>
          <Input />
        </Field.Root>
        <Check provider="turnstile" siteKey="of-a-story" area={form} />
        <Button type="submit">Send</Button>
      </Stack>
    </form>
  </WideStage>
)

export const Captcha = () => <SiteStepper machine="captcha" subjects={{ captcha: Form }} />
