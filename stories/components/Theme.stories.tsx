import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { ThemeSwitch } from '@/components/layout/ThemeSwitch'
import { semanticTokens } from '@/theme/semanticTokens'
import { textStyles } from '@/theme/textStyles'
import { tokens } from '@/theme/tokens'
import { LiveFrame } from '../workbench/LiveFrame'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Theme' }

const namesIn = (tree: object, path = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) => {
    const name = key === 'DEFAULT' ? path : path ? `${path}.${key}` : key
    if (typeof value !== 'object' || value === null) return []
    return 'value' in value ? [name] : namesIn(value, name)
  })

const colourNames = namesIn(semanticTokens.colors ?? {})

export const Colours = () => (
  <WideStage>
    <Heading as="h1" textStyle="view">
      Colours, by what they are for
    </Heading>
    <chakra.ul display="grid" gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))" gap="5">
      {colourNames.map((name) => (
        <chakra.li key={name}>
          <chakra.div height="14" borderRadius="l2" borderWidth="1px" borderColor="border" bg={name} />
          <Text textStyle="xs" marginTop="2" overflowWrap="anywhere">
            {name}
          </Text>
        </chakra.li>
      ))}
    </chakra.ul>
  </WideStage>
)

export const Switch = () => (
  <WideStage>
    <LiveFrame>
      <ThemeSwitch />
    </LiveFrame>
  </WideStage>
)

export const SwitchOfIcons = () => (
  <WideStage>
    <LiveFrame>
      <ThemeSwitch compact />
    </LiveFrame>
  </WideStage>
)

export const Type = () => (
  <WideStage>
    {Object.keys(textStyles)
      .filter((name) => name !== 'none')
      .map((name) => (
        <Stack key={name} gap="1">
          <Text textStyle="xs" color="fg.subtle">
            {name}
          </Text>
          <Text textStyle={name} overflowWrap="anywhere">
            Every market, 1,234.50
          </Text>
        </Stack>
      ))}
  </WideStage>
)

export const Figures = () => (
  <WideStage>
    <Text color="fg.muted">Figures are all of one width, so that a price that moves does not shake.</Text>
    <Text textStyle="figure.lg">111,111.11</Text>
    <Text textStyle="figure.lg">988,808.08</Text>
  </WideStage>
)

export const Corners = () => (
  <WideStage>
    {Object.keys(tokens.radii ?? {}).map((name) => (
      <chakra.div
        key={name}
        padding="4"
        bg="bg.raised"
        borderWidth="1px"
        borderColor="border"
        borderRadius={name}
      >
        <Text textStyle="sm">{name}</Text>
      </chakra.div>
    ))}
  </WideStage>
)

export const Shadows = () => (
  <WideStage>
    {Object.keys(semanticTokens.shadows ?? {}).map((name) => (
      <chakra.div key={name} padding="6" bg="bg.raised" borderRadius="l3" boxShadow={name}>
        <Text textStyle="sm">{name}</Text>
      </chakra.div>
    ))}
  </WideStage>
)
