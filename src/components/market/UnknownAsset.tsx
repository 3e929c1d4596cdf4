import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { Text } from '@chakra-ui/react/text'
import { assetTexts } from '@/data/content/asset'

export type UnknownAssetProps = {
  /** The number of listed assets. */
  count: number
}

/** What is said of a symbol in the address that no listed asset has. */
export function UnknownAsset({ count }: UnknownAssetProps) {
  return (
    <Stack gap="6" align="start">
      <Text color="fg.muted">{assetTexts.unlisted(count)}</Text>
      <Button type="button" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
        View market
      </Button>
    </Stack>
  )
}
