import { Button, type ButtonProps } from '@chakra-ui/react/button'
import type { Message } from '@/data/content/messages'
import { notifyInfo } from './toaster'

export type NoticeButtonProps = Omit<ButtonProps, 'onClick' | 'type'> & { notice: Message }

/** The button of something that is not built yet: it says so when it is pressed. */
export function NoticeButton({ notice, ...button }: NoticeButtonProps) {
  return <Button {...button} type="button" onClick={() => notifyInfo(notice)} />
}
