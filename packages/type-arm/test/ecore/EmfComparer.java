import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.InputStream;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EcorePackage;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.eclipse.emf.ecore.resource.impl.ResourceSetImpl;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.emf.ecore.xmi.XMLResource;
import org.eclipse.emf.ecore.xmi.impl.EcoreResourceFactoryImpl;

/**
 * Compares models in pairs: FIRST SECOND FIRST SECOND… Both are loaded as if they stood at the place of the first, compared object by object, and
 * saved; one line each: `same`, `one differs from another object by object`, or the first line in which what EMF saves of them differs.
 */
public class EmfComparer {
  public static void main(String[] paths) {
    for (int at = 0; at + 1 < paths.length; at += 2) System.out.println(compare(paths[at], paths[at + 1]));
  }

  private static String compare(String first, String second) {
    try {
      URI place = URI.createFileURI(new File(first).getAbsolutePath());
      Resource one = load(first, place);
      Resource other = load(second, place);
      String difference = firstDifference(save(one), save(other));
      if (difference != null) return difference;
      boolean equal = new EcoreUtil.EqualityHelper().equals(one.getContents(), other.getContents());
      return equal ? "same" : "the objects aren't equal";
    } catch (Exception error) {
      return ("fails: " + error).replace('\n', ' ');
    }
  }

  private static Resource load(String path, URI place) throws Exception {
    ResourceSet set = new ResourceSetImpl();
    set.getResourceFactoryRegistry().getExtensionToFactoryMap().put("*", new EcoreResourceFactoryImpl());
    set.getPackageRegistry().put(EcorePackage.eNS_URI, EcorePackage.eINSTANCE);
    Resource resource = set.createResource(place);
    try (InputStream input = new FileInputStream(path)) {
      resource.load(input, Collections.emptyMap());
    }
    if (!resource.getErrors().isEmpty()) throw new Exception(path + ": " + resource.getErrors().get(0).getMessage());
    return resource;
  }

  private static String[] save(Resource resource) throws Exception {
    Map<String, Object> options = new HashMap<>();
    options.put(XMLResource.OPTION_LINE_WIDTH, 80);
    options.put(XMLResource.OPTION_ENCODING, "UTF-8");
    options.put(XMLResource.OPTION_PROCESS_DANGLING_HREF, XMLResource.OPTION_PROCESS_DANGLING_HREF_RECORD);
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    resource.save(output, options);
    return output.toString("UTF-8").split("\n");
  }

  private static String firstDifference(String[] one, String[] other) {
    for (int line = 0; line < Math.max(one.length, other.length); line++) {
      String here = line < one.length ? one[line] : "(the end)";
      String there = line < other.length ? other[line] : "(the end)";
      if (!here.equals(there)) return "line " + (line + 1) + ": " + here.trim() + " | " + there.trim();
    }
    return null;
  }
}
