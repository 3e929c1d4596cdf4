import { chakra } from '@chakra-ui/react/styled-system'
import { featureFigures } from '@/data/content/features'

/** The terms that matter most, figure by figure, under the page's head. */
export function FeatureFigures() {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        md: 'repeat(5, auto)',
        lg: 'repeat(5, minmax(0, 1fr))',
      }}
      justifyContent={{ md: 'space-between', lg: 'normal' }}
      borderTopWidth="1px"
      borderColor="border"
    >
      {featureFigures.map(({ label, value }) => (
        <chakra.div
          key={label}
          display="flex"
          flexDirection="column"
          gap="1"
          pt="5"
          pb={{ base: '3', lg: '0' }}
          pe={{ base: '4', md: '0', lg: '4' }}
          _last={{ gridColumn: { base: '1 / -1', md: 'auto' } }}
        >
          <chakra.dt textStyle="sm" color="fg.muted">
            {label}
          </chakra.dt>
          <chakra.dd textStyle="figure.lg">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
