import { CodeForm, type CodeFormProps } from '@/components/auth/CodeForm'
import { explainCode, removal } from '@/data/content/factors'
import { FactorStep, type FactorStepProps } from './FactorStep'

export type RemoveFactorProps = Pick<FactorStepProps, 'cancel'> &
  Pick<CodeFormProps, 'onSend' | 'onSent' | 'onFailed'> & {
    name: string
    /** True if no second factor is left without it. */
    isLast: boolean
  }

/** Asks for a code of now before a second factor is removed. */
export function RemoveFactor({ name, isLast, cancel, ...calls }: RemoveFactorProps) {
  return (
    <FactorStep title={removal.title(name)} lead={isLast ? removal.last : removal.others} cancel={cancel}>
      <CodeForm
        hint={isLast ? removal.hint : removal.hintOfSeveral}
        explain={explainCode}
        label="Remove"
        busyLabel="Removing..."
        {...calls}
      />
    </FactorStep>
  )
}
