import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { NoticeButton } from '@/components/toasts/NoticeButton'
import { socialChannels } from '@/data/content/footer'
import { comingSoon } from '@/data/content/notices'

/** The planned social channels; each button shows a notice that the channel is not available yet. */
export function SocialChannels() {
  return (
    <Stack gap="2">
      <Heading as="h2" textStyle="label" fontFamily="body" color="fg.subtle">
        Follow
      </Heading>
      <chakra.ul display="flex" flexDirection={{ base: 'row', lg: 'column' }} flexWrap="wrap" columnGap="5">
        {socialChannels.map((channel) => (
          <li key={channel}>
            <NoticeButton
              notice={comingSoon(`${channel} Channel`)}
              variant="plain"
              size="sm"
              minH="0"
              minW="6"
              px="0"
              py="1.5"
              borderWidth="0"
              lineHeight="1.5"
              fontWeight="normal"
              color="fg.muted"
              justifyContent="start"
              _hover={{ color: 'fg', textDecoration: 'underline', textUnderlineOffset: '0.22em' }}
            >
              {channel}
            </NoticeButton>
          </li>
        ))}
      </chakra.ul>
    </Stack>
  )
}
