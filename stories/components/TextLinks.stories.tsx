import { Text } from '@chakra-ui/react/text'
import { NewTabLink } from '@/components/ui/NewTabLink'
import { SkipLink } from '@/components/ui/SkipLink'
import { TextLink } from '@/components/ui/TextLink'
import { Stage } from '../workbench/Stage'

export default { title: 'Components / Text links' }

export const InText = () => (
  <Stage>
    <Text color="fg.muted">
      New to King Exchange? <TextLink to="/register">Create account</TextLink>
    </Text>
  </Stage>
)

export const Plain = () => (
  <Stage>
    <TextLink to="/support" variant="plain">
      Support
    </TextLink>
  </Stage>
)

export const InANewTab = () => (
  <Stage>
    <Text color="fg.muted">
      Read the <NewTabLink to="/terms">terms</NewTabLink> (draft)
    </Text>
  </Stage>
)

export const TaggedSoon = () => (
  <Stage>
    <TextLink to="/education" variant="plain">
      Education
    </TextLink>
  </Stage>
)

export const SkipToTheContent = () => (
  <Stage>
    <SkipLink />
    <Text id="main" tabIndex={-1}>
      Press Tab: the link over the page's top leads here.
    </Text>
  </Stage>
)
