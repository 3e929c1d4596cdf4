import { drawn } from 'virtual:drawn-machines'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { Stepper, type StepperProps } from '@king-exchange/machine-workbench/stories'
import type { ReactNode } from 'react'
import { system } from '@/theme/system'
import { workbench } from '../../models/workbench'
import { FollowedTheme } from '../workbench/FollowedTheme'
import { LeadingLinks } from '../workbench/LeadingLinks'
import { storyStyles } from '../workbench/storyStyles'

const Theme = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>
    <Global styles={storyStyles} />
    <FollowedTheme />
    <LeadingLinks />
    {children}
  </ChakraProvider>
)

/** A machine of the site in the Stepper. A subject runs it as its model begins. */
export const SiteStepper = (props: Pick<StepperProps, 'machine' | 'subjects'>) => (
  <Stepper {...props} workbench={workbench} drawn={drawn} Surroundings={Theme} palette="brand" />
)
