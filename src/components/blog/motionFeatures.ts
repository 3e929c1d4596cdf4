// A file of its own only so that these features are a chunk that is loaded when there is something to animate.
export { domAnimation as motionFeatures } from 'framer-motion'
