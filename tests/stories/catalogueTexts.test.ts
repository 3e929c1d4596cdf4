import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { catalogueRows } from '../../stories/texts/catalogueTexts'

/** The files with texts about events and problems, beside those of their pages. */
const files = [
  'access',
  'accountReads',
  'areaNotices',
  'captcha',
  'fieldProblems',
  'contact',
  'factors',
  'lost',
  'messages',
  'notices',
  'register',
  'secondFactor',
  'session',
  'systemPages',
]

const ofPages = 'a text of a page or of its form, which says nothing of what has happened'

/** Reasons why a text is not in the catalogue, by its declaration or its beginning. */
const reasons: Record<string, string> = {
  'access passwordChange': ofPages,
  'access addressChange': ofPages,
  'access otherSessions': ofPages,
  'captcha captchaPromise': ofPages,
  'captcha Check that you are human': 'a label',
  'contact contact': ofPages,
  'contact contactQuestions': ofPages,
  'contact supportChannels': ofPages,
  'contact supportHours': ofPages,
  'factors factorTexts': ofPages,
  'factors addition': ofPages,
  'factors removal': ofPages,
  'lost retryOffer': 'a button below a page whose scripts do not come',
  'lost stillNotLoaded': 'takes the place of «It could not be loaded.» after a retry',
  'messages failureLinks': 'names of links',
  'messages formNeedsScripts': 'only a browser without scripts shows it, which shows no story',
  'messages This link belongs to another browser.':
    'only the code of a redirect fails so, and the page that follows says it',
  'messages Send the email again': 'a button',
  'messages characterGroups': 'names inside of a sentence',
  'register register': ofPages,
  'register Back to your dashboard': 'the name of a link',
  'register invitationTexts': ofPages,
  'secondFactor secondFactor': ofPages,
  'secondFactor deviceName': 'a name inside of a sentence',
  'secondFactor appsOf': 'a name inside of a sentence',
  'secondFactor findCode': ofPages,
  'session privatePages': ofPages,
  'systemPages goHome': 'the name of a link',
  'systemPages plannedColumns': ofPages,
}

const said = catalogueRows.flatMap(({ title, text }) => [title, text]).join('\n')

/** Texts between quotes, and those of a template between its gaps. */
const piecesOf = (node: ts.Node): string[] =>
  ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isRegularExpressionLiteral(node)
    ? []
    : ts.isStringLiteralLike(node) ||
        node.kind === ts.SyntaxKind.TemplateHead ||
        ts.isTemplateMiddleOrTemplateTail(node)
      ? [(node as ts.LiteralLikeNode).text]
      : node.getChildren().flatMap(piecesOf)

it.each(files)('all that %s says is in the catalogue of texts, or named with a reason', (file) => {
  const source = readFileSync(`src/data/content/${file}.ts`, 'utf8')
  const parsed = ts.createSourceFile(`${file}.ts`, source, ts.ScriptTarget.Latest, true)
  const missing = parsed.statements.flatMap((statement) => {
    const name = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]?.name.getText()
      : ts.isFunctionDeclaration(statement) && statement.name?.text
    return piecesOf(statement)
      .map((piece) => piece.trim())
      .filter((piece) => /\S \S/.test(piece) && !said.includes(piece))
      .filter((piece) => ![name, piece].some((key) => `${file} ${key}` in reasons))
  })
  expect(
    missing,
    'Each needs a row in stories/texts/catalogueTexts.ts, whose story is in catalogueStories.ts, or its reason in `reasons` of this test',
  ).toEqual([])
})
