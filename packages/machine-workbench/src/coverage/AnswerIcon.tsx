import { Icon } from '@chakra-ui/react/icon'
import { CircleSlash, CornerUpRight, Split, SquareCheck, TriangleAlert } from 'lucide-react'
import type { Answer } from './cells.ts'

/** Icon, colour and texts of each kind of answer. */
export const answerLooks = {
  handled: {
    icon: SquareCheck,
    color: 'fg.success',
    name: 'Handled',
    meaning: 'The event is answered in any case.',
  },
  guarded: {
    icon: Split,
    color: 'colorPalette.fg',
    name: 'Guarded',
    meaning: 'It is answered if a guard allows, else ignored.',
  },
  ignored: {
    icon: CircleSlash,
    color: 'fg.muted',
    name: 'Ignored on purpose',
    meaning: 'The machine names the reason.',
  },
  elsewhere: {
    icon: CornerUpRight,
    color: 'fg.subtle',
    name: 'Answered elsewhere',
    meaning: 'Another part of the machine answers it.',
  },
  unanswered: {
    icon: TriangleAlert,
    color: 'fg.error',
    name: 'Unanswered',
    meaning: 'Nobody has decided it; the check fails.',
  },
} as const satisfies Record<Answer, { icon: unknown; color: string; name: string; meaning: string }>

export type AnswerIconProps = { answer: Answer }

/** The icon of an answer. */
export function AnswerIcon({ answer }: AnswerIconProps) {
  const { icon, color } = answerLooks[answer]
  return <Icon as={icon} boxSize="4" color={color} aria-hidden />
}
