import { Button, type ButtonProps } from '@chakra-ui/react/button'
import type { RefAttributes } from 'react'
import type { Message } from '@/data/content/messages'
import { notifyInfo } from './toaster'

export type NoticeButtonProps = Omit<ButtonProps, 'onClick' | 'type'> &
  RefAttributes<HTMLButtonElement> & { notice: Message }

/** The button of a feature that is not built yet; it shows a toast that says so. */
export function NoticeButton({ notice, ...button }: NoticeButtonProps) {
  return <Button {...button} type="button" onClick={() => notifyInfo(notice)} />
}
