import { NoticeButton } from '@/components/toasts/NoticeButton'
import { socialChannels } from '@/data/content/footer'
import { comingSoon } from '@/data/content/notices'
import { FooterGroup } from './FooterGroup'
import { footerLine } from './footerLine'

/** The planned social channels; each button shows a notice that the channel is not available yet. */
export function SocialChannels() {
  return (
    <FooterGroup title="Follow">
      {socialChannels.map((channel) => (
        <li key={channel}>
          <NoticeButton
            notice={comingSoon(`${channel} channel`)}
            variant="plain"
            size="sm"
            minH="0"
            justifyContent="start"
            px="0"
            borderWidth="0"
            lineHeight="1.5"
            fontWeight="normal"
            {...footerLine}
            _hover={{ color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.22em' }}
          >
            {channel}
          </NoticeButton>
        </li>
      ))}
    </FooterGroup>
  )
}
