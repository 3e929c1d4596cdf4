import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import type { Factor } from '@supabase/supabase-js'
import { useState } from 'react'
import { AuthLayout } from './AuthLayout'
import { FactorStep, type FactorStepProps } from './FactorStep'

export type SecondFactorPageProps = Omit<FactorStepProps, 'factor'> & {
  /** The account that is being signed in to. */
  email: string
  /** The account's verified factors. */
  factors: Factor[]
  onLeave: () => void
}

const hasCode = ({ factor_type }: Factor) => factor_type === 'totp' || factor_type === 'phone'

const nameOf = ({ friendly_name, factor_type }: Factor) =>
  friendly_name || (factor_type === 'phone' ? 'my phone' : 'my authenticator app')

/** What stands between the password and the account where a second factor was set up. */
export function SecondFactorPage({ email, factors, onLeave, ...step }: SecondFactorPageProps) {
  const known = factors.filter(hasCode)
  const [chosenId, setChosenId] = useState<string>()
  const factor = known.find(({ id }) => id === chosenId) ?? known[0]
  const others = known.filter((other) => other !== factor)
  return (
    <AuthLayout title="Enter your code" lead={`One more step for ${email}.`}>
      <Stack gap="8">
        {factor ? (
          <FactorStep key={factor.id} factor={factor} {...step} />
        ) : (
          <Text>
            Your second step is of a kind that this site cannot ask for yet, such as a security key. You
            cannot log in to this account here; another account works.
          </Text>
        )}
        <Stack gap="3" align="flex-start">
          {others.map((other) => (
            <Button
              key={other.id}
              type="button"
              variant="outline"
              size="sm"
              onClick={() => setChosenId(other.id)}
            >
              Use {nameOf(other)} instead
            </Button>
          ))}
          <Button type="button" variant="ghost" size="sm" onClick={onLeave}>
            Log in to another account
          </Button>
        </Stack>
      </Stack>
    </AuthLayout>
  )
}
