import { type Answer, ask, codeIn, type Finding, findingsAbout, type Patient, wordsIn } from './finding'

const push = 'npx supabase db push'

/** The tables of the migrations, with the columns that the site reads. A visitor may read none of them. */
const tables = {
  user_profiles: 'id,full_name,kyc_status,referral_code',
  wallets: 'id,user_id,token_symbol,balance',
  referrals: 'invited_id,inviter_id,created_at',
}

/** The functions that the site calls. A visitor may call none of them. */
const functions = { referral_count: '', claim_referral: '?code=DOCTOR' }

const isPermissionDenied = (answer: Answer) => codeIn(answer) === '42501'
const isMissing = (answer: Answer) => ['42P01', 'PGRST205', 'PGRST202', '42883'].includes(codeIn(answer))

/**
 * Asks for the tables and functions of the migrations, which have to be there and closed to a visitor. The database looks
 * at names before it looks at rights, so that a refusal shows that they are there.
 */
export async function checkDatabase(patient: Patient): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const [name, columns] of Object.entries(tables)) {
    findings.push(judgeTable(name, await ask(patient, `/rest/v1/${name}?select=${columns}&limit=1`)))
  }
  for (const [name, query] of Object.entries(functions)) {
    // By GET, which runs in a transaction that cannot write.
    findings.push(judgeFunction(name, await ask(patient, `/rest/v1/rpc/${name}${query}`)))
  }
  findings.push(
    judgePrivate(await ask(patient, '/rest/v1/rpc/doctor', { headers: { 'accept-profile': 'private' } })),
  )
  findings.push(
    findingsAbout('Policies').unseen(
      'can be seen by a signed-in user only',
      'npm run test:contract, on a project without users',
    ),
  )
  return findings
}

function judgeTable(name: string, answer: Answer): Finding {
  const { fine, fault, remark, unseen } = findingsAbout(`Table ${name}`)
  const { status, body } = answer
  if (isPermissionDenied(answer)) return fine('is there, and closed to visitors')
  if (isMissing(answer)) return fault('is not there', push)
  if (codeIn(answer) === '42703') return fault(`lacks a column: ${wordsIn(answer)}`, push)
  if (status === 200 && Array.isArray(body) && body.length > 0)
    return fault(
      'can be read by everybody',
      `${push}; then look for policies and grants of your own (Database, Policies)`,
    )
  if (status === 200)
    return remark('may be read by visitors, who see no rows: the migrations take that right away', push)
  return unseen(
    `was answered ${wordsIn(answer)}`,
    'Project Settings, Data API: is the schema public exposed?',
  )
}

function judgeFunction(name: string, answer: Answer): Finding {
  const { fine, fault, remark, unseen } = findingsAbout(`Function ${name}`)
  if (isPermissionDenied(answer)) return fine('is there, and closed to visitors')
  if (isMissing(answer)) return fault('is not there', push)
  if (codeIn(answer) === 'PT401')
    return remark('may be called by visitors, and refuses them: an older migration', push)
  if (answer.status < 300) return fault('may be called by everybody', push)
  return unseen(`was answered ${wordsIn(answer)}`)
}

function judgePrivate(answer: Answer): Finding {
  const { fine, fault } = findingsAbout('Schema private')
  return codeIn(answer) === 'PGRST106'
    ? fine('is not served')
    : fault(
        `is served, which nobody needs: ${wordsIn(answer)}`,
        'Project Settings, Data API, Exposed schemas; api.schemas = ["public"]',
      )
}
