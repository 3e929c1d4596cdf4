/**
 * The script in the head of every document. It blocks the first paint, so it is small. It sets the visitor's choice
 * about motion, and loads the site's scripts, `files`, after the first paint; the last of them starts the site. So they
 * do not compete with the page for bandwidth, and a background tab loads none. In a browser that reports no paint, it
 * waits for two animation frames instead, which a hidden tab does not get either.
 */
export function firstScript(storageKey: string, files: string[]): string {
  const motion = `try{var c=localStorage.getItem(${JSON.stringify(storageKey)})}catch(e){}
document.documentElement.dataset.motion=c==="paused"?c:"live"`
  if (files.length === 0) return motion
  return `${motion}
!function(){var d,g=function(){if(!d){d=1;${JSON.stringify(files)}.forEach(function(f,i,a){
var l=i===a.length-1,e=document.createElement(l?"script":"link")
if(l){e.type="module";e.src=f}else{e.rel="modulepreload";e.href=f}
e.crossOrigin="";document.head.appendChild(e)})}}
try{new PerformanceObserver(g).observe({type:"paint",buffered:true})}catch(e){}
addEventListener("load",function(){requestAnimationFrame(function(){requestAnimationFrame(g)})})}()`
}
