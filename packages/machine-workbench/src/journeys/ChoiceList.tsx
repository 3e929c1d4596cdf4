import { Button } from '@chakra-ui/react/button'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { Choice } from './journey.ts'
import type { Stretch } from './place.ts'

export type ChoiceListProps = {
  stretch: Stretch
  /** True if the step has been taken, so that one of the ways is the one it went. */
  isTaken: boolean
  onChoose: (choice: Choice) => void
}

const headings: Record<Choice['by'], string> = {
  visitor: 'What the visitor does',
  provider: 'What the provider answers',
}

const tones: Record<Choice['outcome'], { color: string; words: string }> = {
  success: { color: 'fg.success', words: 'goes on' },
  failure: { color: 'fg.error', words: 'goes wrong' },
  waiting: { color: 'fg.warning', words: 'waits' },
}

/** Every way in which a step can go, one press away. */
export function ChoiceList({ stretch: { step, choice: taken }, isTaken, onChoose }: ChoiceListProps) {
  if (step.choices.length === 1) return null
  return (
    <Stack gap="3" ps="11" pb="3" pt="1">
      {[...new Set(step.choices.map(({ by }) => by))].map((by) => {
        const choices = step.choices.filter((choice) => choice.by === by)
        return (
          <Stack key={by} gap="1.5" role="group" aria-label={`${step.name}: ${headings[by]}`}>
            <Text textStyle="xs" color="fg.subtle">
              {headings[by]}
            </Text>
            <HStack gap="1.5" wrap="wrap">
              {choices.map((choice) => (
                <ChoiceButton
                  key={choice.id}
                  choice={choice}
                  isTaken={isTaken && choice === taken}
                  onPress={() => onChoose(choice)}
                />
              ))}
            </HStack>
          </Stack>
        )
      })}
    </Stack>
  )
}

type ChoiceButtonProps = { choice: Choice; isTaken: boolean; onPress: () => void }

function ChoiceButton({ choice, isTaken, onPress }: ChoiceButtonProps) {
  const { color, words } = tones[choice.outcome]
  return (
    <Button
      type="button"
      size="xs"
      variant={isTaken ? 'subtle' : 'surface'}
      maxW="full"
      whiteSpace="normal"
      textAlign="start"
      fontWeight="medium"
      py="1"
      aria-pressed={isTaken}
      onClick={onPress}
    >
      <chakra.span
        boxSize="1.5"
        flexShrink="0"
        borderRadius="full"
        bg="currentColor"
        color={color}
        aria-hidden
      />
      {choice.name}
      <chakra.span srOnly>({words})</chakra.span>
    </Button>
  )
}
