/** The names of the namespaces that Ecore and its instances are written in. */
export const namespaces = {
  ecore: "http://www.eclipse.org/emf/2002/Ecore",
  xmi: "http://www.omg.org/XMI",
  xml: "http://www.w3.org/XML/1998/namespace",
  xsi: "http://www.w3.org/2001/XMLSchema-instance",
} as const;
