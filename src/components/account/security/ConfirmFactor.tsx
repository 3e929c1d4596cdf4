import { Link } from '@chakra-ui/react/link'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { CopyField } from '@/components/account/CopyField'
import { CodeForm, type CodeFormProps } from '@/components/auth/CodeForm'
import { QrPicture } from '@/components/ui/QrPicture'
import { addition } from '@/data/content/factors'
import { deviceName, isolated } from '@/data/content/secondFactor'
import type { BegunFactor } from '@/machines/factorsMachine'
import { FactorStep, type FactorStepProps } from './FactorStep'

export type ConfirmFactorProps = Pick<FactorStepProps, 'cancel'> &
  Pick<CodeFormProps<'first' | 'another'>, 'onSend' | 'onSent' | 'onFailed'> & {
    factor: BegunFactor
    /** True if the account has no second factor yet. */
    isFirst: boolean
  }

const { confirming } = addition

/** A key in groups of four characters, as people read it out and type it. */
const inGroups = (key: string) => key.replace(/.{4}(?=.)/g, '$& ')

/**
 * The second step of adding an authenticator app: it takes over the key, and proves it by its first code. Of a set-up that
 * was begun in an earlier visit, only the code is left to enter.
 */
export function ConfirmFactor({ factor, isFirst, cancel, ...calls }: ConfirmFactorProps) {
  const name = isolated(deviceName(factor))
  return (
    <FactorStep
      title={factor.uri ? confirming.title : confirming.finish(name)}
      lead={factor.uri ? confirming.lead(name) : confirming.unfinished}
      cancel={cancel}
    >
      {factor.uri ? (
        <>
          <QrPicture
            address={factor.uri}
            label={confirming.picture}
            width="13rem"
            maxW="full"
            borderRadius="l2"
          />
          <Link href={factor.uri} alignSelf="flex-start">
            {confirming.sameDevice}
          </Link>
          <Stack gap="2">
            <Text color="fg.muted">{confirming.byHand}</Text>
            <CopyField label={confirming.key} value={factor.secret} shown={inGroups(factor.secret)} />
          </Stack>
        </>
      ) : null}
      {isFirst ? <Text color="fg.muted">{confirming.first}</Text> : null}
      <CodeForm apps={[factor]} label="Turn on" {...calls} />
    </FactorStep>
  )
}
