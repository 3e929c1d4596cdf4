import { Heading } from '@chakra-ui/react/heading'
import { Stack } from '@chakra-ui/react/stack'
import { Table } from '@chakra-ui/react/table'
import { Text } from '@chakra-ui/react/text'
import { kycBadgeTexts, kycCardTexts } from '@/data/content/kyc'
import { inWords } from '../start/inWords'
import { StoryLink } from '../start/StoryLink'
import { catalogueRows } from './catalogueTexts'

const unverified = [kycBadgeTexts(null).label, kycCardTexts(null).label] as const

/** On phones the cells of a row stand below each other; their roles stay those of a table. */
const stackedOnPhones = {
  '& th': { position: 'sticky', top: '0', bg: 'bg' },
  '& td': { overflowWrap: 'anywhere' },
  mdDown: {
    '&, & tbody, & tr, & td': { display: 'block' },
    '& thead': { display: 'none' },
    '& td': { borderWidth: '0', paddingBlock: '0.5', overflowWrap: 'anywhere' },
    '& tr': { borderBottomWidth: '1px', paddingBlock: '2' },
  },
}

/** All texts of toasts, errors and notices in one table, each with the story that shows it. */
export const TextsPage = () => (
  <Stack gap="6" padding={{ base: '4', md: '10' }}>
    <Heading as="h1" textStyle="view">
      Toasts, errors and notices
    </Heading>
    <Text color="fg.muted" maxWidth="3xl">
      Of an account that is not verified the header says «{unverified[0]}» and the card of the dashboard «
      {unverified[1]}»: both are the specification’s, and mean the same: an identity check that has not begun.
      «Pending» in the card is one that is under way. An address that is not confirmed is another matter:
      nobody can log in with it. <StoryLink id="screens--dashboard--new-account">New account</StoryLink>
    </Text>
    <Table.Root size="sm" role="table" css={stackedOnPhones}>
      <Table.Header>
        <Table.Row>
          {['Situation', 'Title', 'Text', 'Where it is shown', 'Story'].map((name) => (
            <Table.ColumnHeader key={name} scope="col">
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {catalogueRows.map(({ situation, title, text, where, shown }) => (
          <Table.Row key={`${situation} ${where}`} role="row" verticalAlign="top">
            <Table.Cell role="cell">{situation}</Table.Cell>
            <Table.Cell role="cell">{title ?? '–'}</Table.Cell>
            <Table.Cell role="cell">{text ?? '–'}</Table.Cell>
            <Table.Cell role="cell">{where}</Table.Cell>
            <Table.Cell role="cell">
              {typeof shown === 'string' ? (
                <StoryLink id={shown}>{shown.split('--').slice(-2).map(inWords).join(' / ')}</StoryLink>
              ) : (
                `Never seen. ${shown.never}`
              )}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Stack>
)
